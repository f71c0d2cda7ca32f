import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSitemap, type SitemapEntry } from '@/lib/build/checks/readSitemap';
import { baidu, indexNow, type PushService } from '@/lib/build/hosting/pushServices';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

/** By service, the day of each address as it was when it was sent. */
export type Submitted = Record<string, Record<string, string>>;

const SHOWN = 10;
const SUBMITTED_FILE = '.cache/submitted.json';
const SITEMAP = join(OUT_FOLDER, 'sitemap.xml');
const { BAIDU_PUSH_TOKEN, INDEXNOW_KEY } = process.env;

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

function stop(reason: string): never {
  throw new Error(reason);
}

function read(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function services(origin: string) {
  const found: PushService[] = [];
  if (BAIDU_PUSH_TOKEN) found.push(baidu(origin, BAIDU_PUSH_TOKEN));
  else console.log('没有设置 BAIDU_PUSH_TOKEN，跳过百度');
  if (INDEXNOW_KEY) found.push(indexNow(origin, INDEXNOW_KEY));
  else console.log('没有设置 INDEXNOW_KEY，跳过 IndexNow');
  return found;
}

function checkBeforeSending(origin: string) {
  if (!BAIDU_PUSH_TOKEN && !INDEXNOW_KEY)
    stop('没有可以推送的地方，请先设置 BAIDU_PUSH_TOKEN 或 INDEXNOW_KEY');
  if (new URL(origin).hostname.endsWith('.example'))
    stop(`网址还是占位值 ${origin}，请在 content/site.ts 里换成真实的 origin`);
  if (INDEXNOW_KEY && read(join(OUT_FOLDER, `${INDEXNOW_KEY}.txt`))?.trim() !== INDEXNOW_KEY)
    stop('IndexNow 要在网站上核对密钥：请把密钥存成 public/<密钥>.txt，内容就是密钥，构建并发布之后再推送');
}

function readOptions() {
  try {
    return parseArgs({ options: { send: { type: 'boolean' }, limit: { type: 'string' } } }).values;
  } catch {
    return stop('参数只有 --send 和 --limit 加数目，前面要有 --：npm run submit -- --send --limit 10');
  }
}

async function submit() {
  const { send = false, limit } = readOptions();
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) stop('--limit 后面应为正整数');
  const entries = readSitemap(read(SITEMAP) ?? stop(`没有 ${SITEMAP}，请先运行 npm run build`));
  const { origin } = new URL(entries[0]?.address ?? stop(`${SITEMAP} 里没有网址`));
  const found = services(origin);
  if (send) checkBeforeSending(origin);
  const submitted = JSON.parse(read(SUBMITTED_FILE) ?? '{}');
  const most = limit === undefined ? undefined : Number(limit);
  const failed = await submitAddresses(entries, found, submitted, { send, limit: most });
  if (!send) return console.log('这是预演，什么也没有发出；加上 -- --send 才会推送');
  mkdirSync(dirname(SUBMITTED_FILE), { recursive: true });
  writeFileSync(SUBMITTED_FILE, `${JSON.stringify(submitted, null, 2)}\n`);
  if (failed) process.exitCode = 1;
}

void runIfMain(module, submit);
