import { PlainPicture } from '@/components/ui/PlainPicture';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { codeFile } from '@/lib/pictures/codeFile';
import type { FooterContent } from '@/lib/schema/footer';
import { fill } from '@/lib/text/fill';
import classes from './QrCodeList.module.css';

const CODE_PX = 112;

export function QrCodeList({ codes, openCode }: FooterContent) {
  return (
    <ul className={classes.root}>
      {codes.map(({ label, target: { value } }) => {
        const { path } = codeFile(value);
        return (
          <li key={label} className={classes.code} data-text="label" data-nowrap>
            <Zoomable label={fill(openCode, { label })} src={path} caption={value}>
              <PlainPicture
                src={path}
                width={CODE_PX}
                height={CODE_PX}
                loading="lazy"
                alt=""
                className={classes.drawing}
              />
            </Zoomable>
            <span data-above="1">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
