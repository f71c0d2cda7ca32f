import { SiteLink } from '@/components/ui/SiteLink';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import classes from './TagLinks.module.css';

export function TagLinks({ label, tags }: { label: string; tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label} data-row="3" data-above="8" data-not-printed>
      {tags.map((tag) => (
        <SiteLink
          key={tag}
          href={`${NEWS_PATH}?query=${encodeURIComponent(tag)}`}
          className={classes.tag}
          data-text="label"
          data-hover=""
        >
          {tag}
        </SiteLink>
      ))}
    </nav>
  );
}
