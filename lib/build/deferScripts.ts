import { buildSync } from 'esbuild';
import { OLDEST_BROWSERS } from '@/lib/build/oldestBrowsers';
import { DEFERRED_TYPE } from '@/lib/hydration/attributes';

/** Next’s async scripts, without the one for browsers without modules; startDeferredScripts.ts says why they wait. */
const LOADED_SCRIPT = /<script(?=[^>]*\ssrc="\/_next\/)(?![^>]*\bnomodule\b)(?=[^>]*\sasync\b)[^>]*>/gi;
const PRELOADED_SCRIPT = /<link rel="preload"(?=[^>]* as="script")[^>]*>/gi;
const HEAD_END = '</head>';

export function starterScript() {
  const { outputFiles } = buildSync({
    stdin: {
      contents:
        "import { startDeferredScripts } from '@/lib/hydration/startDeferredScripts'; startDeferredScripts();",
      resolveDir: '.',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST_BROWSERS,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** An unknown script type, so that browsers do not load it; such a data block may have neither src nor async. */
function deferred(tag: string) {
  return tag
    .replace(/\sasync(="")?/i, '')
    .replace(/\ssrc=/i, ' data-src=')
    .replace('<script', `<script type="${DEFERRED_TYPE}"`);
}

export function withDeferredScripts(html: string, starter: string) {
  const waiting = html.replace(PRELOADED_SCRIPT, '').replace(LOADED_SCRIPT, deferred);
  return waiting === html ? html : waiting.replace(HEAD_END, `<script>${starter}</script>${HEAD_END}`);
}

export function deferScripts() {
  const starter = starterScript();
  return (html: string) => withDeferredScripts(html, starter);
}
