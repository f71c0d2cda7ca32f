import { AppScreens } from '@/components/download/AppScreens';
import { StoreChoices } from '@/components/download/StoreChoices';
import { Picture } from '@/components/ui/Picture';
import { QrCode } from '@/components/ui/QrCode';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import type { DownloadContent } from '@/lib/schema/download';
import screenClasses from './AppScreens.module.css';
import classes from './GetApp.module.css';

type GetAppProps = { content: DownloadContent; published: boolean; address: string };

export function GetApp({ content: { code, stores, hostApp, screens }, published, address }: GetAppProps) {
  const pictured = screens.list.map(({ id, title, picture, caption }) => ({
    key: id,
    title,
    panelId: id,
    panel: (
      <>
        <div className={screenClasses.screen}>
          <Picture picture={picture} sizes="300px" />
        </div>
        <Text className={screenClasses.caption} data-text="small" data-above="4" byClause text={caption} />
      </>
    ),
  }));
  const shown = (
    <AppScreens sideBySide={!published} label={screens.label} mark={screens.mark} screens={pictured} />
  );
  return (
    <Section>
      {published ? (
        <div data-grid="1:1">
          <div>
            <div className={classes.code} data-beside data-gap="7">
              <div className={classes.drawing}>
                <QrCode text={address} />
              </div>
              <div>
                <p>
                  <strong>{code.title}</strong>
                </p>
                <Text data-text="small" text={code.text} />
                <p className={classes.address} data-text="small">
                  {address.replace('https://', '')}
                </p>
              </div>
            </div>
            <StoreChoices stores={stores} hostAppLabels={hostApp} />
          </div>
          {shown}
        </div>
      ) : (
        shown
      )}
    </Section>
  );
}
