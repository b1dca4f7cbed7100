import { filesMessages, filesOf, refreshed, type StoryEntry, uploaderOf } from '../../core/index'
import { useProvider } from '../files/use-provider'
import { useViewer, type Viewer } from '../files/viewer/use-viewer'
import { useStore } from '../host/use-store'

/** Shows the files of a story in front of the page: it goes from one to the next, in the order of the story. */
export function useStoryFiles(entries: readonly StoryEntry[], projectId: string): Viewer {
  const { me } = useStore(filesMessages)
  const provider = useProvider()
  return useViewer(() => ({
    files: entries.flatMap((entry) =>
      entry.kind === 'files' ? { ...entry.file, who: uploaderOf(entry.file, me, provider) } : [],
    ),
    askAbout: projectId,
    refresh: () => refreshed(filesOf(projectId)),
  }))
}
