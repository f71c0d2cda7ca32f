import { Logo } from '@/lib/build/documents/Logo';
import type { Site } from '@/lib/schema/site';

type ClosingProps = { site: Site; remark: string };

/** The last page. */
export function Closing({ site: { name, slogan, company, mailbox, place }, remark }: ClosingProps) {
  return (
    <footer className="closing">
      <Logo name={name.value} />
      <p className="slogan">{slogan}</p>
      <p className="contact">
        <span>{company.value}</span>
        <span>{mailbox.value}</span>
        <span>{place}</span>
      </p>
      <p className="small">{remark}</p>
    </footer>
  );
}
