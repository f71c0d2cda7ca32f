import { DrawerToggle, type DrawerToggleProps } from '@/components/layout/DrawerToggle';
import { HeaderFrame } from '@/components/layout/HeaderFrame';
import { MainMenu } from '@/components/layout/MainMenu';
import { SearchLink } from '@/components/layout/SearchLink';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import classes from './SiteHeader.module.css';

export function SiteHeader(props: DrawerToggleProps) {
  const { navigation, customerServiceUrl, button } = props;
  const { customerService, labels } = navigation;
  return (
    <>
      <a href="#main" className={classes.skip}>
        {labels.skip}
      </a>
      <HeaderFrame>
        <div className={classes.inner} data-container>
          <SiteLink href="/" aria-label={labels.home} className={classes.logo}>
            <Logo />
          </SiteLink>
          <MainMenu navigation={navigation} />
          <div className={classes.side} data-text="small">
            <SearchLink label={labels.search} />
            <SeniorSwitch label={labels.senior} />
            <SiteLink
              href={customerServiceUrl}
              newTab
              className={classes.service}
              data-hover="underline"
              data-wide="lg"
            >
              {customerService}
            </SiteLink>
            <ButtonLink href={button.path} variant="filled" size="header">
              {button.title}
            </ButtonLink>
            <noscript>
              <a href="#site-map" className={classes.withoutScripts} data-narrow="">
                {labels.drawer}
              </a>
            </noscript>
            <DrawerToggle {...props} />
          </div>
        </div>
      </HeaderFrame>
    </>
  );
}
