import { DrawerToggle, type DrawerToggleProps } from '@/components/layout/DrawerToggle';
import { HeaderFrame } from '@/components/layout/HeaderFrame';
import { MainMenu } from '@/components/layout/MainMenu';
import { SeniorSwitch } from '@/components/layout/SeniorSwitch';
import { ButtonLink } from '@/components/ui/Button';
import { IconLink } from '@/components/ui/IconButton';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { SEARCH_PATH } from '@/lib/news/newsPaths';
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
        <div className={classes.inner} data-beside data-container>
          <SiteLink href="/" aria-label={labels.home} data-target>
            <Logo />
          </SiteLink>
          <MainMenu navigation={navigation} />
          <div className={classes.side} data-beside data-text="small">
            {/* On phones there is no room: the drawer has both. */}
            <div className={classes.search} data-screen="from-sm">
              <IconLink icon="search" href={SEARCH_PATH} label={labels.search} />
            </div>
            <div data-screen="from-sm">
              <SeniorSwitch label={labels.senior} />
            </div>
            <SiteLink
              href={customerServiceUrl}
              newTab
              data-target=""
              data-nowrap=""
              data-hover="underline"
              data-screen="from-lg"
            >
              {customerService}
            </SiteLink>
            <ButtonLink link={button} variant="filled" size="header" />
            <noscript>
              <a href="#site-map" data-target="" data-screen="below-lg">
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
