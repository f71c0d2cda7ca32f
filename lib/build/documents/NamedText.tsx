import { Prose } from '@/lib/build/documents/Prose';

type NamedTextProps = { title: string; text: string };

/** Of a numbered step, and of a station on the route. */
export function NamedText({ title, text }: NamedTextProps) {
  return (
    <>
      <strong className="name">{title}</strong>
      <span className="what">
        <Prose>{text}</Prose>
      </span>
    </>
  );
}
