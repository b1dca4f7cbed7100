/** What a validator of HTML would say of what is drawn, where no validator can look: in shadow roots. */

// HTML, 3.2.5.2: where words stand, nothing else may that is no part of a sentence.
const ofWords =
  'span,p,h1,h2,h3,h4,h5,h6,button,label,strong,em,small,b,i,s,u,mark,q,cite,code,kbd,samp,time,data,abbr,sub,sup,pre,output,meter,progress,bdi'
const blocks =
  'address,article,aside,blockquote,dialog,details,div,dl,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,menu,nav,ol,p,pre,search,section,table,ul'
/** They may hold what the element around them may. */
const transparent = 'a,slot,ins,del'
const pressed = 'button,a[href],input:not([type=hidden]),select,textarea,summary,[tabindex]'

function holderOf({ parentElement }: Element): Element | null {
  return parentElement?.matches(transparent) ? holderOf(parentElement) : parentElement
}

/** What is no valid HTML in a tree: `div in span`. */
export function faultsIn(root: ParentNode): string[] {
  const all = Array.from(root.querySelectorAll('*'))
  const seen = all.map(({ id }) => id).filter(Boolean)
  return all.flatMap((each) => {
    const holder = holderOf(each)
    return [
      ...(each.matches(blocks) && holder?.matches(ofWords)
        ? [`${each.localName} in ${holder.localName}`]
        : []),
      // HTML, 4.5.1 and 4.10.6.
      ...(each.matches(pressed) && each.parentElement?.closest('a[href],button')
        ? [`${each.localName} in a button or a link`]
        : []),
      ...(each.matches('li') && !holder?.matches('ul,ol,menu') ? [`li in ${holder?.localName}`] : []),
      ...(each.matches('ul > :not(li),ol > :not(li)') ? [`${each.localName} in a list`] : []),
      // ARIA in HTML: the browser knows by itself whether it is expanded.
      ...(each.matches('[popovertarget][aria-expanded]') ? ['aria-expanded beside popovertarget'] : []),
      ...(each.id && seen.indexOf(each.id) !== seen.lastIndexOf(each.id) ? [`#${each.id} twice`] : []),
    ]
  })
}
