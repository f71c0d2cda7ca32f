import { Notification } from '@mantine/core';
import { Icon } from '@/components/ui/Icon';
import classes from './Toast.module.css';

/** No role here: the live region around it announces the text already. */
export function Toast({ message }: { message: string }) {
  return (
    <Notification
      role="none"
      icon={<Icon name="warning" />}
      withCloseButton={false}
      classNames={{ root: classes.root, icon: classes.icon }}
    >
      {message}
    </Notification>
  );
}
