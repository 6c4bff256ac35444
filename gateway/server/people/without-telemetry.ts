/**
 * The gateway reports its metrics to its vendor unless this variable is set before it is constructed; it reads the variable
 * itself and offers no option, so this is the one place outside the settings that touches the environment.
 */
export function withoutTelemetry(): void {
  // eslint-disable-next-line no-restricted-syntax -- see above
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}
