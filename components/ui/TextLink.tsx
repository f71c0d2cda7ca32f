import { Icon } from '@/components/ui/Icon';
import { SiteLink, type TitledLinkProps } from '@/components/ui/SiteLink';
import classes from './TextLink.module.css';

export function TextLink({ link: { title, path }, ...rest }: TitledLinkProps) {
  return (
    <SiteLink href={path} className={classes.root} {...rest}>
      {title}
      <Icon name="arrow" size={16} />
    </SiteLink>
  );
}
