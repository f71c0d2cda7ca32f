import classes from './SkipLink.module.css';

type SkipLinkProps = { children: string };

export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a href="#main" className={classes.root}>
      {children}
    </a>
  );
}
