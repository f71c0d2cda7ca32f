import type { PrivacyContent } from '@/lib/schema/privacy';
import classes from './PrivacyContents.module.css';

export function PrivacyContents({ content }: { content: PrivacyContent }) {
  const { page, updatedLabel, contentsLabel, controller, processing, stored, chapters } = content;
  const entries = [
    { id: 'controller', title: controller.title },
    { id: 'processing', title: processing.title },
    { id: 'stored', title: stored.title },
    ...chapters,
  ];
  return (
    <div className={classes.root}>
      <p data-type="label" data-row="3">
        {updatedLabel}
        <time dateTime={page.updated} data-type="figure">
          {page.updated}
        </time>
      </p>
      <nav aria-label={contentsLabel} className={classes.contents}>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link} data-type="small">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
