import { coarsePointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'

const room = css({ blockSize: '4.125rem', [coarsePointer]: { blockSize: '4.375rem' } })

/** As high as the choice of a project, so that nothing moves when its code and the projects come. */
export const ChoiceRoom = () => <div className={room} />
