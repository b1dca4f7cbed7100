import { $settings } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '2.75rem',
  fontFamily: token('font-heading'),
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  borderRadius: token('radius'),
  '& > img': { blockSize: '2rem', inlineSize: 'auto' },
})
const mark = css({
  inlineSize: '.625rem',
  blockSize: '1.375rem',
  borderRadius: token('radius-round'),
  background: token('accent'),
})

export function Brand() {
  const { brand } = useStore($settings)
  const navigation = useNavigation()
  return (
    <a part="brand" className={link} {...navigation.link('dashboard')}>
      {brand.logo ? (
        <img src={brand.logo} alt={brand.name} />
      ) : (
        <>
          <span className={mark} />
          <bdi>{brand.name}</bdi>
        </>
      )}
    </a>
  )
}
