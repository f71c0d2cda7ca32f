import { parseAddress } from '@/lib/address/address';
import { parameterOf } from '@/lib/address/queryParameters';
import { isScene, type Typed } from '@/lib/enquiry/enquiry';
import { typedIn } from '@/lib/enquiry/formerFields';

export function addressed(href: string): Partial<Typed> {
  const { query } = parseAddress(href);
  const [size, mu] = ['size', 'mu'].map((name) => parameterOf(href, name));
  return typedIn({ scene: isScene(query) && query, size, mu });
}
