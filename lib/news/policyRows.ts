import type { Policy } from '@/lib/schema/policies';

/** The policies as rows of a Markdown table; an article writes {{policyRows}} below its own table head. */
export function policyRows(policies: readonly Policy[]) {
  const rows = policies.map(({ date, text, source, url }) => {
    return `| ${date} | ${text} | ${url ? `[${source}](${url})` : source} |`;
  });
  return rows.join('\n');
}
