import { useState } from 'react'
import { copyText, notify, waysMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'

/** Copies a text. A browser may refuse that: then the client is told to do it by hand. */
export function CopyButton({ text }: { text: string }) {
  const t = useStore(waysMessages)
  const [isCopied, setCopied] = useState(false)
  async function onCopyClicked() {
    const done = await copyText(text)
    setCopied(done)
    if (done) notify.success(t.copied)
    else notify.error(t.notCopied)
  }
  return <Button onClick={onCopyClicked}>{isCopied ? t.copied : t.copy}</Button>
}
