import type { PrivacyContent } from '@/lib/schema/privacy';
import classes from './PrivacyContents.module.css';

type PrivacyContentsProps = { content: PrivacyContent };

export function PrivacyContents({ content }: PrivacyContentsProps) {
  const { page, updatedLabel, contentsLabel, controller, processing, stored, chapters } = content;
  const entries = [
    { id: 'controller', title: controller.title },
    { id: 'processing', title: processing.title },
    { id: 'stored', title: stored.title },
    ...chapters,
  ];
  return (
    <div className={classes.root}>
      <p className={classes.updated}>
        {updatedLabel}
        <time dateTime={page.updated} className={classes.date}>
          {page.updated}
        </time>
      </p>
      <nav aria-label={contentsLabel} className={classes.contents}>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
