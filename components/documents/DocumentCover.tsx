import type { DocumentProps } from '@/components/documents/Document';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Clauses } from '@/components/ui/Clauses';
import { Logo } from '@/components/ui/Logo';
import { Picture } from '@/components/ui/Picture';
import { TextLink } from '@/components/ui/TextLink';
import classes from './DocumentCover.module.css';

export function DocumentCover({ content, labels, shelf, site }: DocumentProps) {
  const { cover, file, name, title, subtitle, edition, issued } = content;
  const [year = '', month] = issued.split('-');
  const { path, title: shelfTitle, breadcrumb, home } = shelf.page;
  const pdf = `/documents/${file}.pdf`;
  return (
    <header className={classes.root} data-tone="ink" data-printed>
      <Picture picture={cover} sizes="100vw" eager className={classes.picture} />
      <div className={classes.panel} data-container>
        <Breadcrumbs
          label={breadcrumb}
          crumbs={[{ title: home, path: '/' }, { title: shelfTitle, path }, { title: name }]}
        />
        <h1 className={classes.title} data-type="title">
          {title.slice(0, -name.length)}
          <wbr />
          {title.slice(-name.length)}
        </h1>
        <p className={classes.subtitle}>
          <Clauses text={subtitle} />
        </p>
        <p className={classes.ways} data-row="" data-not-printed>
          <a href={pdf} download={`${site.name.value}${name}.pdf`}>
            {shelf.download}
          </a>
          <span data-scripted>
            <TextLink href={`/preview/?url=${pdf}`}>{labels.reader}</TextLink>
          </span>
        </p>
        <p className={classes.imprint} data-row="">
          <span className={classes.logo}>
            <Logo />
          </span>
          <span>{site.company.value}</span>
          <time dateTime={issued}>
            {labels.imprint
              .replace('{edition}', edition)
              .replace('{year}', year)
              .replace('{month}', String(Number(month)))}
          </time>
        </p>
      </div>
    </header>
  );
}
