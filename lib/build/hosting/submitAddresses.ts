import type { SitemapEntry } from '@/lib/build/checks/readSitemap';
import type { PushService } from '@/lib/build/hosting/pushServices';

/** By service, the day of each address as it was when it was sent. */
export type Submitted = Record<string, Record<string, string>>;

const SHOWN = 10;

/** Sends in as many requests as it takes; what was taken before one fails stays sent. */
async function sendAll(service: PushService, entries: readonly SitemapEntry[], sent: Record<string, string>) {
  const refused: string[] = [];
  for (let start = 0; start < entries.length; start += service.batch) {
    const batch = entries.slice(start, start + service.batch);
    const refusedNow = await service.push(batch.map(({ address }) => address));
    for (const { address, updated } of batch) if (!refusedNow.includes(address)) sent[address] = updated;
    refused.push(...refusedNow);
  }
  if (refused.length) throw new Error(`${service.name}不收这些网址：\n  ${refused.join('\n  ')}`);
}

/** Notes what was sent among the submitted; tells whether a service failed. */
export async function submitAddresses(
  entries: readonly SitemapEntry[],
  services: readonly PushService[],
  submitted: Submitted,
  { send, limit }: { send: boolean; limit?: number },
) {
  let failed = false;
  for (const service of services) {
    submitted[service.key] ??= {};
    const sent = submitted[service.key] ?? {};
    const changed = entries
      .filter(({ address, updated }) => sent[address] !== updated)
      .sort((a, b) => b.updated.localeCompare(a.updated))
      .slice(0, limit);
    console.log(`${service.name}：${changed.length ? `${changed.length} 个网址有变化` : '没有变化'}`);
    for (const { address, updated } of changed.slice(0, SHOWN)) console.log(`  ${updated}  ${address}`);
    if (changed.length > SHOWN) console.log(`  等，共 ${changed.length} 个`);
    if (!send) continue;
    try {
      await sendAll(service, changed, sent);
      if (changed.length) console.log(`${service.name}：已推送`);
    } catch (error) {
      failed = true;
      console.log((error as Error).message);
    }
  }
  return failed;
}
