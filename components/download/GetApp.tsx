import { Phone } from '@/components/download/Phone';
import { StoreChoices } from '@/components/download/StoreChoices';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { QrCode } from '@/components/ui/QrCode';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { DownloadContent } from '@/lib/schema/download';
import classes from './GetApp.module.css';

type GetAppProps = { content: DownloadContent; published: boolean; address: string; mailbox: string };

export function GetApp({ content, published, address, mailbox }: GetAppProps) {
  const { title, lead, beforeApp, code, stores, hostApp, screens } = content;
  return (
    <Section labelledBy="get-title">
      <div data-grid="1:1" data-centered>
        <div>
          <SectionHeading id="get-title" title={title} lead={lead} />
          {published ? (
            <div className={classes.code}>
              <div className={classes.drawing}>
                <QrCode text={address} />
              </div>
              <div>
                <p>
                  <strong>{code.title}</strong>
                </p>
                <p data-type="small">{code.text}</p>
                <p className={classes.address} data-type="small">
                  {address.replace('https://', '')}
                </p>
              </div>
            </div>
          ) : (
            <div className={classes.before} data-row="4">
              <ButtonLink href={beforeApp.enquiry.path} variant="filled">
                {beforeApp.enquiry.title}
              </ButtonLink>
              <ButtonLink href={`mailto:${mailbox}`} variant="line">
                {beforeApp.mail}
              </ButtonLink>
            </div>
          )}
          <StoreChoices stores={stores} published={published} hostAppLabels={hostApp} />
        </div>
        <div className={classes.stage}>
          <Phone screen={screens.map} mark={screens.mark} />
        </div>
      </div>
    </Section>
  );
}
