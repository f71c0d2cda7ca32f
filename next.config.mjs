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

// All processes of a build inherit one clock, so that they agree which articles are published.
process.env.BUILD_TIME ??= new Date().toISOString();

/** @type {import('next').NextConfig} */
export default {
  // In development an export answers an unknown article with 500 instead of 404.
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
    // Splits style sheets by use: by default each page loads the styles of all others.
    cssChunking: { type: 'graph', requestCost: 1000 },
    // The first paint does not wait for a second request.
    inlineCss: true,
  },
};
