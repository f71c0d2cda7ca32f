import classes from './SkipLink.module.css';

export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className={classes.root}>
      {children}
    </a>
  );
}
