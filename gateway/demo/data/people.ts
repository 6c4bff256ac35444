/** The staff of the demo company. */
export const PEOPLE = [
  { email: 'owner@demo.example', name: 'Giulia Ferrari', role: 'OWNER' },
  { email: 'staff@demo.example', name: 'Jonas Becker', role: 'MEMBER' },
] as const;
