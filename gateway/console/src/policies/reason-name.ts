import type { Policy } from './use-policy.js';

/** A reason as the person reads it; its code where the policy has no such reason, as one of a draft. */
export function reasonName(reasons: Policy['reasons'], code: string, language: string): string {
  const labels = reasons.find((one) => one.code === code)?.labels ?? [];
  return (labels.find((one) => one.language === language) ?? labels[0])?.label ?? code;
}
