import { execSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

function buildId() {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  try {
    return execSync('git rev-parse --short=12 HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'export';
  }
}

// Inherited by every process of the build, so that no article appears in a part of the pages only.
process.env.BUILD_TIME ??= new Date().toISOString();

/** @type {import('next').NextConfig} */
export default {
  // While developing, an export would answer an unknown article with 500 instead of 404.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  poweredByHeader: false,
  agentRules: false,
  generateBuildId: buildId,
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // The build for older browsers: the modern one fails at import where Promise.withResolvers is missing.
      'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.mjs',
    },
  },
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    // Next leaves one core unused, which on a small machine is half of it.
    cpus: availableParallelism(),
    // Sheets by what a page uses: merged as Next does by default, each page loads the styles of all others.
    cssChunking: { type: 'graph', requestCost: 1000 },
    // The first paint waits for no second answer.
    inlineCss: true,
  },
};
