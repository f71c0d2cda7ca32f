import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { useDisclosureMenu } from '@/lib/motion/useDisclosureMenu';
import type { MenuEntry } from '@/lib/schema/navigation';
import classes from './MenuItem.module.css';

type MenuItemProps = {
  entry: MenuEntry;
  current: boolean;
  currentChild: string;
  showChildrenLabel: string;
};

export function MenuItem({ entry, current, currentChild, showChildrenLabel }: MenuItemProps) {
  const { open, toggle, areaProps, onToggle, onChosen } = useDisclosureMenu();
  const menuId = useId();
  const link = (
    <SiteLink
      href={entry.path}
      className={classes.link}
      data-type="small"
      aria-current={current ? (currentChild ? 'true' : 'page') : undefined}
      onClick={onChosen}
    >
      {entry.title}
    </SiteLink>
  );
  if (!entry.children) return <li className={classes.root}>{link}</li>;
  return (
    <li className={classes.root} data-open={open || undefined} data-menu {...areaProps}>
      {link}
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={showChildrenLabel}
        onClick={onToggle}
      >
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={menuId} className={classes.menu}>
        {entry.children.map((child) => (
          <li key={child.title}>
            <SiteLink
              href={child.path}
              className={classes.child}
              aria-current={current && child.title === currentChild ? 'page' : undefined}
              onClick={onChosen}
            >
              <strong className={classes.title} data-type="small">
                {child.title}
              </strong>
              <span className={classes.note} data-type="label">
                {child.note}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
