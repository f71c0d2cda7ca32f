export type ProofNote = { line: number; phrase: string };

/** “校对：最高，引自标准原文” in a comment, or "校对": "最高，引自标准原文" in JSON. */
const NOTE = /校对"?\s*[:：]\s*"?([^，"]+?)，\s*[^\s"*]/;

/** The phrases for which an editor gives a reason; each holds for its own line and the next. */
export function proofNotes(source: string): ProofNote[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const [, phrase] = NOTE.exec(text) ?? [];
    return phrase ? [{ line: index + 1, phrase }] : [];
  });
}
