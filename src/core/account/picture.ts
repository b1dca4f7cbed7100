/** Reads the picture that a client has chosen, and writes the square that is cut out of it. */
import { pictureSize } from '../files/picture-size'

/** No more pixels are decoded: each takes four bytes of memory. A large camera's picture has 50 million. */
const mostPixels = 64_000_000

/** The types that every browser reads. A phone turns its own into one of them. */
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** @returns the picture, the right way up; why there is none */
export async function readPicture(file: File): Promise<ImageBitmap | 'not-picture' | 'too-large'> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer())
  const size = pictureSize(new Uint8Array(bytes))
  if (!size) return 'not-picture'
  if (size.width * size.height > mostPixels) return 'too-large'
  return createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(
    (): 'not-picture' => 'not-picture',
  )
}

/** What is drawn, as a JPEG; `undefined` where the browser writes none. */
export function writePhoto(canvas: HTMLCanvasElement): Promise<File | undefined> {
  return new Promise((resolve) => {
    const keep = (blob: Blob | null) =>
      resolve(blob ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined)
    canvas.toBlob(keep, 'image/jpeg', 0.9)
  })
}
