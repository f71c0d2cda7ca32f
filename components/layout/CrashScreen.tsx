import { Button } from '@/components/ui/Button';
import type { CrashContent } from '@/lib/schema/crash';
import classes from './CrashScreen.module.css';

type CrashScreenProps = { content: CrashContent };

/** The whole document, in place of one whose scripts have failed; its link loads the site anew. */
export function CrashScreen({ content: { title, text, retry, home } }: CrashScreenProps) {
  return (
    <html lang="zh-CN">
      <body>
        <title>{title}</title>
        <main className={classes.root}>
          <h1 className={classes.title}>{title}</h1>
          <p>{text}</p>
          <div className={classes.ways}>
            <Button look="filled" onClick={() => location.reload()}>
              {retry}
            </Button>
            <a href={home.path}>{home.title}</a>
          </div>
        </main>
      </body>
    </html>
  );
}
