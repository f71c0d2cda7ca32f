import { parseAddress } from '@/lib/address/address';
import { parameterOf } from '@/lib/address/queryParameters';
import { isScene, type Typed } from '@/lib/enquiry/enquiry';

export function addressed(href: string): Partial<Typed> {
  const { query } = parseAddress(href);
  const size = parameterOf(href, 'size')?.trim();
  return { ...(isScene(query) && { scene: query }), ...(size && { size }) };
}
