import { concerned } from '../patterns/concerned'
import { StoryPictures } from './story-pictures'

const story = (name: string) => ({
  id: `patterns-do-and-dont--${name}`,
  name: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
})

/** What to do and what not, drawn, for what a page is about. @param page without the words by which it is found: "Blocks/Button" */
export function RulesOfPage({ page }: { page: string }) {
  const names = Object.keys(concerned).filter((name) => concerned[name]?.includes(page))
  return (
    names.length > 0 && (
      <>
        <h2 id="do-and-dont">Do and don't</h2>
        <StoryPictures stories={names.map(story)} areWide />
      </>
    )
  )
}

/** All of them, below each other. */
export const AllRules = () => <StoryPictures stories={Object.keys(concerned).map(story)} areWide areHeaded />
