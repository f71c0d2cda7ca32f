import { QrCodeList } from '@/components/layout/QrCodeList';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ServerState } from '@/components/layout/ServerState';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { ApiServerLabels } from '@/lib/schema/apiServer';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { FooterContent } from '@/lib/schema/footer';
import type { MenuEntry, Navigation } from '@/lib/schema/navigation';
import type { Site } from '@/lib/schema/site';
import classes from './SiteFooter.module.css';

type SiteFooterProps = {
  site: Site;
  footer: FooterContent;
  button: { title: string; path: string };
  navigation: Navigation;
  apiServer: ApiServerLabels;
  errorMessages: ErrorMessages;
};

type FooterColumn = FooterContent['lastColumn'];

function footerColumns(entries: readonly MenuEntry[], last: FooterColumn): FooterColumn[] {
  const columns = entries.flatMap(({ title, children }) => (children ? [{ title, links: children }] : []));
  const single = entries.filter(({ path, children }) => !children && path !== '/');
  return [...columns, { title: last.title, links: [...single, ...last.links] }];
}

export function SiteFooter({ site, footer, button, navigation, apiServer, errorMessages }: SiteFooterProps) {
  const { entries, labels } = navigation;
  const email = site.email.value;
  const icp = site.icp.value;
  const policeFiling = site.policeFiling.value;
  return (
    <footer data-tone="ink" className={classes.root} data-not-printed>
      <div data-container>
        <div className={classes.lead} data-row="" data-spread>
          <div className={classes.brand}>
            <Logo />
            <Text className={classes.slogan} data-text="h2" text={site.slogan} />
            <div className={classes.button}>
              <ButtonLink link={button} variant="filled" />
            </div>
            <p className={classes.contact} data-row="5" data-text="small" data-links>
              <a href={`mailto:${email}`} data-target>
                {email}
              </a>
              <span>{site.place}</span>
            </p>
          </div>
          <QrCodeList {...footer} />
        </div>
        <nav id="site-map" aria-label={labels.siteMap} className={classes.columns}>
          {footerColumns(entries, footer.lastColumn).map(({ title, links }) => (
            <div key={title} className={classes.column}>
              <PhoneDisclosure heading={<h2 data-text="small">{title}</h2>}>
                <ul>
                  {links.map((link) => (
                    <li key={link.title}>
                      <SiteLink
                        href={link.path}
                        lang={link.lang}
                        hrefLang={link.lang}
                        className={classes.link}
                        data-text="small"
                        data-hover=""
                        data-target
                      >
                        {link.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </PhoneDisclosure>
            </div>
          ))}
        </nav>
        <div className={classes.foot} data-row="5" data-spread data-text="label">
          <p>
            © {site.copyrightYear} {site.company.value}
          </p>
          <Text text={footer.pictures} />
          <SeniorSwitch label={labels.senior} />
          <ServerState
            defaultAddress={site.defaultApiServer.value}
            labels={apiServer}
            errorMessages={errorMessages}
          />
          <a href="#top" data-target data-hover>
            {labels.backToTop}
            <Icon name="chevronUp" size={18} />
          </a>
        </div>
        {(icp || policeFiling) && (
          <p className={classes.filing} data-row="5" data-text="label">
            {icp && <a href="https://beian.miit.gov.cn/">{icp}</a>}
            {policeFiling && <span>{policeFiling}</span>}
          </p>
        )}
      </div>
    </footer>
  );
}
