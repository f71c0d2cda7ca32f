import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Files } from './deskFolder';

export const REPOSITORY = 'owner/site';
export const BRANCH = 'main';
export const TOKEN = 'a-token-of-this-test';

type Change = { operation: 'create' | 'update' | 'delete'; path: string; content: string; sha?: string };
type Commit = { message: string; files: Change[] };

/** The name that Git gives to what a file holds. */
function blobName(bytes: Buffer) {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Stands in for the owner's Gitea: one branch in memory, as its API gives and takes it. */
export function gitHost(given: Files) {
  const files = new Map(Object.entries(given));
  const commits: Commit[] = [];
  const state = { dropsCommits: false };

  const head = () => ({
    id: String(commits.length).padStart(40, '0'),
    message: commits.at(-1)?.message ?? '',
  });
  const entry = (path: string) => {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    return { type: 'blob', path, sha: blobName(bytes), size: bytes.length };
  };

  function commit({ message, files: changes }: Commit) {
    const outdated = changes.some(({ path, sha }) => sha && sha !== entry(path).sha);
    if (outdated) return { status: 422, body: { message: 'sha does not match' } };
    for (const { operation, path, content } of changes) {
      if (operation === 'delete') files.delete(path);
      else files.set(path, Buffer.from(content, 'base64'));
    }
    commits.push({ message, files: changes });
    const written = changes.map(({ path }) => ({ path, sha: entry(path).sha }));
    return {
      status: 201,
      body: { commit: { sha: head().id, created: new Date().toISOString() }, files: written },
    };
  }

  async function answer(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '', 'http://host.test');
    const path = pathname.replace('/api/v1', '').replace(`/repos/${REPOSITORY}`, '/repo');
    if (request.headers.authorization !== `token ${TOKEN}`) return { status: 401, body: {} };
    switch (path) {
      case '/version':
        return { body: { version: '1.24.0' } };
      case '/user':
        return { body: { id: 1, login: 'editor', full_name: '编辑甲', email: 'editor@host.test' } };
      case '/settings/api':
        return {
          body: { default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10_485_760 },
        };
      case '/repo':
        return { body: { default_branch: BRANCH, permissions: { pull: true, push: true } } };
      case `/repo/branches/${BRANCH}`:
        return { body: { commit: head() } };
      case `/repo/git/trees/${BRANCH}`:
      case `/repo/git/trees/${head().id}`:
        return { body: { tree: [...files.keys()].map(entry), truncated: false } };
      case '/repo/file-contents': {
        const asked = (await json(request)) as { files: string[] };
        const contents = asked.files.map((name) => ({
          ...entry(name),
          encoding: 'base64',
          content: files.get(name)?.toString('base64'),
        }));
        return { body: contents };
      }
      case '/repo/contents':
        return commit((await json(request)) as Commit);
      case '/repo/commits':
        return { body: [] };
      default:
        return { status: 404, body: { message: path } };
    }
  }

  const listener: RequestListener = async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (state.dropsCommits && request.url?.endsWith('/contents')) return response.destroy();
    const { status = 200, body } = { status: 200, ...(await answer(request)) };
    return response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  return { listener, state, commits, text: (path: string) => files.get(path)?.toString() ?? '', commit };
}
