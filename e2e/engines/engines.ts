import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE, DOCUMENT } from '@/e2e/sitePages';
import { ENGINES, type View } from '@/lib/build/engines/browsers';
import { ENGINES_FOLDER, NOT_HAD } from '@/lib/build/engines/install';
import type { Session } from '@/lib/build/engines/startByPuppeteer';
import { runIfMain } from '@/lib/build/runIfMain';
import { type Site, serveSite } from './site';
import { type Visitor, visitorOf } from './visitor';
import { fadesIn, faultsOf, STEPS, stepsFor } from './walk';

const VIEWS: View[] = [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
];
const PICTURES = { home: '/', about: '/about/', article: ARTICLE, reader: DOCUMENT };
const PICTURE_FOLDER = join(ENGINES_FOLDER, 'pictures');
const FAULT_LENGTH = 400;
/** An engine that answers no more is not asked the rest. */
const FROZEN = /timeout|timed out/i;

type Row = {
  engine: string;
  version: string;
  width: number;
  done: number;
  of: number;
  faults: string[];
};

async function takePicture(session: Session, name: string) {
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  writeFileSync(join(PICTURE_FOLDER, `${name}.png`), await session.screenshot());
}

/** To be looked at beside those of another engine. */
async function takePictures(visitor: Visitor, name: string) {
  for (const [page, address] of Object.entries(PICTURES)) {
    await visitor.open(address);
    if (address === DOCUMENT) await visitor.see('article canvas');
    await visitor.holds('pictures', () =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await fadesIn(visitor);
    await takePicture(visitor.session, `${page}-${visitor.view.width}-${name}`);
  }
}

async function walk(engine: string, view: View, site: Site, asked: readonly string[]): Promise<Row> {
  const steps = stepsFor(view.width, asked);
  const row: Row = { engine, version: '', width: view.width, done: 0, of: steps.length, faults: [] };
  const note = (fault: string) => {
    row.faults.push(fault);
    console.log(`  ${engine}, ${view.width} px, ${fault.slice(0, FAULT_LENGTH)}`);
  };
  let session: Session | undefined;
  try {
    session = await ENGINES[engine]?.(view);
    if (!session) throw new Error('unknown');
    row.version = session.version;
    await session.resize(view.width, view.height);
    const visitor = visitorOf(session, site.origin, view);
    if (!asked.length) await takePictures(visitor, engine);
    for (const step of steps) {
      const found = await faultsOf(step, visitor, site);
      for (const fault of found) note(`${step.name}: ${fault}`);
      if (found.some((fault) => FROZEN.test(fault))) break;
      if (found.length)
        await takePicture(session, `fault-${step.name.replaceAll('/', '_')}-${view.width}-${engine}`);
      else row.done += 1;
    }
  } catch (error) {
    note((error as Error).message);
  } finally {
    await session?.close();
  }
  return row;
}

/** Every engine, or those that are named, through every step, or those that are named. */
async function engines(names: readonly string[]) {
  const steps = STEPS.map(({ name }) => name);
  const all = Object.keys(ENGINES);
  const unknown = names.find((name) => !(name in ENGINES) && !steps.includes(name));
  if (unknown) throw new Error(`“${unknown}”? There are ${all.join(', ')}; and ${steps.join(', ')}.`);
  const chosen = names.filter((name) => name in ENGINES);
  const asked = names.filter((name) => steps.includes(name));
  const site = await serveSite();
  const rows: Row[] = [];
  for (const engine of chosen.length ? chosen : all) {
    for (const view of VIEWS) rows.push(await walk(engine, view, site, asked));
  }
  await site.close();
  console.table(rows.map(({ faults, ...row }) => ({ ...row, faults: faults.length })));
  console.log(`Pictures are in ${PICTURE_FOLDER}.`);
  // What this machine cannot have is a fault only of the one who asked for it by name.
  const counts = (fault: string) => chosen.length > 0 || !fault.startsWith(NOT_HAD);
  if (rows.some(({ faults }) => faults.some(counts))) process.exitCode = 1;
}

// What was started ends with this, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

void runIfMain(module, () => engines(process.argv.slice(2)));
