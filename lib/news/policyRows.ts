import type { Policy } from '@/lib/schema/policies';

/** The list of policies as rows of a Markdown table: an article has them where it says {{policyRows}}, under a head of its own. */
export function policyRows(policies: readonly Policy[]) {
  const rows = policies.map(({ date, text, source, url }) => {
    return `| ${date} | ${text} | ${url ? `[${source}](${url})` : source} |`;
  });
  return rows.join('\n');
}
