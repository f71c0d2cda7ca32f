import type { SitemapEntry } from '@/lib/build/checks/sitemapFile';
import type { PushService } from '@/lib/build/hosting/pushServices';

export type Submitted = Record<string, Record<string, string>>;

type Submission = {
  entries: readonly SitemapEntry[];
  services: readonly PushService[];
  submitted: Submitted;
  send: boolean;
  limit?: number;
  say: (line: string) => void;
};

const SHOWN = 10;

function changedSince(entries: readonly SitemapEntry[], sent: Record<string, string> = {}) {
  const changed = entries.filter(({ address, updated }) => sent[address] !== updated);
  return changed.sort((a, b) => b.updated.localeCompare(a.updated));
}

function list(entries: readonly SitemapEntry[], say: Submission['say']) {
  for (const { address, updated } of entries.slice(0, SHOWN)) say(`  ${updated}  ${address}`);
  if (entries.length > SHOWN) say(`  等，共 ${entries.length} 个`);
}

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

export async function submitAddresses({ entries, services, submitted, send, limit, say }: Submission) {
  const result: Submitted = structuredClone(submitted);
  let failed = false;
  for (const service of services) {
    const sent = result[service.key] ?? {};
    result[service.key] = sent;
    const changed = changedSince(entries, sent).slice(0, limit);
    say(`${service.name}：${changed.length ? `${changed.length} 个网址有变化` : '没有变化'}`);
    list(changed, say);
    if (!send) continue;
    try {
      await sendAll(service, changed, sent);
      if (changed.length) say(`${service.name}：已推送`);
    } catch (error) {
      failed = true;
      say((error as Error).message);
    }
  }
  return { submitted: result, failed };
}
