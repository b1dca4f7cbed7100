import { moreContrastRules } from './more-contrast'
import { ring, token, tokenRules } from './tokens'

/** Over the ground of what is pressed: some of its ink, or of `--_veil`. It goes on from what a pointer does. */
const veil = `color-mix(in oklab,var(--_veil,currentColor) calc(50% - 50%*${token('pressed-opacity')}),transparent)`

/**
 * The rules of every shadow root that come before any class: the tokens, the themes, the focus ring, and a
 * reset of the browser's styles. A page's styles reach a shadow root only by inheritance and by rules on the
 * custom element itself. So `:host > *` resets all that a page passes down, and names what comes in. The guide to isolation
 * has the list. Chromium and Safari keep in `-webkit-locale` what `lang` says: ours stays.
 *
 * The theme is set on the content as well as on the custom element, because a page's
 * `* { all: unset !important }` removes it from the custom element.
 *
 * On paper there is nothing to press, and nothing scrolls. What names the way to a page, or its number, is text there.
 * A search and a filter stay only where they leave rows out.
 * The colours are light, and backgrounds are printed, because badges and bars have a meaning.
 *
 * What is pressed has a veil on its ground, whatever it looks like: in the light, it gets darker, in the dark lighter. A filter or
 * a transform would move what a link covers.
 *
 * A text with a direction of its own begins at the same edge as its neighbours: an element with `dir=auto` is
 * no wider than its text, and a `bdi` has the alignment of its parent.
 */
export const baseRules = `${tokenRules}
:host{display:block}
:host([hidden]){display:none}
:host([theme=light]),:host([theme=light])>*{color-scheme:light}
:host([theme=dark]),:host([theme=dark])>*{color-scheme:dark}
:host>*{all:initial;color-scheme:inherit;cursor:inherit;pointer-events:inherit;interactivity:inherit;visibility:inherit;-webkit-font-smoothing:inherit;-moz-osx-font-smoothing:inherit;-webkit-locale:revert-layer;display:block;box-sizing:border-box;inline-size:100%;color:var(--_text);font-family:var(--_font);font-size:var(--_text-md);line-height:var(--_line-height);overflow-wrap:break-word;-webkit-user-select:text;user-select:text;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;list-style:none}
*,::before,::after{box-sizing:border-box}
h1,h2,h3,h4,h5,h6,p,ul,ol,li,dl,dd{margin:0;padding:0;min-inline-size:0;font:inherit;list-style:none}
button,input,select,textarea{margin:0;font:inherit;color:inherit;letter-spacing:inherit;text-align:inherit}
button{border:0;padding:0;background:none;cursor:pointer;touch-action:manipulation}
img,svg{display:block;max-inline-size:100%}
a{color:inherit;touch-action:manipulation}
[dir=auto]:not(input,textarea){inline-size:fit-content;max-inline-size:100%}
bdi{text-align:-webkit-match-parent;text-align:match-parent}
time{font-variant-numeric:tabular-nums}
[hidden]{display:none}
:is(a,button,summary,[part=segmented]>*):active:not([aria-disabled=true]){background-image:linear-gradient(${veil} 0 0)!important}
:focus{outline:none}
:focus-visible{outline:${ring};outline-offset:2px}
::selection{background:color-mix(in oklab,var(--_accent) 32%,transparent)}
@media print{
:host,:host>*{color-scheme:light!important;print-color-adjust:exact;--_canvas:#fff;--_shadow:none}
[part~=button],button[part],[data-lone],:has(>[data-lone]:only-child),form,:has(>form),dialog,[popover],:has(>[part~=search]:placeholder-shown),[part=segmented]:has(>:first-child>:checked),[part=segmented]>:not(:has(:checked)){display:none!important}
[part=table-scroller],[role=log]{block-size:auto!important;max-block-size:none!important;overflow:visible!important}
thead{position:static!important}
nav{visibility:hidden}
nav>*{visibility:visible}
a{color:inherit!important;text-decoration:none!important}
li,tr,dl,[part~=notice],[part=card]:not(:has(ol,tr,[role=log])){break-inside:avoid}
h1,h2,h3,h4,[part=card-header]{break-after:avoid}
}
@media (prefers-reduced-motion:reduce){:host{--_motion:0s}*,::before,::after,::backdrop{animation-duration:1ms!important;animation-iteration-count:1!important;scroll-behavior:auto}}
${moreContrastRules}
@media (forced-colors:active){:host{--_accent:Highlight;--_accent-tint:Canvas;--_surface:Canvas;--_line-strong:CanvasText;--_line-width:1px}:focus-visible{outline-color:Highlight}}
`
