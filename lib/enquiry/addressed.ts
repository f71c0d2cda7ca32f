import { parseAddress } from '@/lib/address/address';
import { parameterOf } from '@/lib/address/queryParameters';
import { isScene, type Typed } from '@/lib/enquiry/enquiry';
import { amountOf } from '@/lib/enquiry/enquiryText';

const AREA = 'mu';

/** What an address brings along for the form: the scene, and for fields their area. */
export function addressed(href: string): Partial<Typed> {
  const scene = parseAddress(href).query;
  if (!isScene(scene)) return {};
  const mu = parameterOf(href, AREA);
  return scene === 'agriculture' && amountOf(AREA, mu) ? { scene, mu } : { scene };
}
