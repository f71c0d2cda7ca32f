import { AppScreens } from '@/components/download/AppScreens';
import { StoreChoices } from '@/components/download/StoreChoices';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { QrCode } from '@/components/ui/QrCode';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Text } from '@/components/ui/Text';
import type { DownloadContent } from '@/lib/schema/download';
import classes from './GetApp.module.css';

type GetAppProps = { content: DownloadContent; published: boolean; address: string; email: string };

export function GetApp({ content, published, address, email }: GetAppProps) {
  const { title, lead, beforeApp, code, stores, hostApp, screens } = content;
  const pictured = screens.list.map(({ picture, caption, ...screen }) => ({
    ...screen,
    caption: <Clauses text={caption} />,
    picture: <Picture picture={picture} sizes="300px" />,
  }));
  const heading = <SectionHeading id="get-title" title={title} lead={lead} size="h3" />;
  const shown = (
    <AppScreens sideBySide={!published} label={screens.label} mark={screens.mark} screens={pictured} />
  );
  return (
    <Section id="get">
      {published ? (
        <div data-grid="1:1">
          <div>
            {heading}
            <div className={classes.code}>
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
        <div data-stack="7">
          <div data-row="4" data-spread>
            {heading}
            <div data-row="4">
              <ButtonLink link={beforeApp.enquiry} variant="filled" />
              <ButtonLink link={{ title: beforeApp.mail, path: `mailto:${email}` }} variant="line" />
            </div>
          </div>
          {shown}
        </div>
      )}
    </Section>
  );
}
