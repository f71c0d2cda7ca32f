import type { DocumentPicture } from '@/lib/schema/document';

type CutPictureProps = { picture: DocumentPicture; shape: 'plate' | 'band' };

/** Cut to its shape by the press, which reads from the address how. */
export function CutPicture({ picture: { media, alt, focus, level }, shape }: CutPictureProps) {
  return <img className={shape} src={`/pictures/${shape}/${focus}/${level}/${media}`} alt={alt} />;
}
