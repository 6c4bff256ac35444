/** A colour as people read it and as SKUs spell it. */
export interface Colour {
  readonly code: string;
  readonly name: string;
}

/** The colours the demo company sells. */
export const PALETTE: readonly Colour[] = [
  { code: 'BLK', name: 'Black' },
  { code: 'WHT', name: 'White' },
  { code: 'NVY', name: 'Navy' },
  { code: 'GRY', name: 'Grey melange' },
  { code: 'SND', name: 'Sand' },
  { code: 'OLV', name: 'Olive' },
  { code: 'TRC', name: 'Terracotta' },
  { code: 'MUS', name: 'Mustard' },
  { code: 'SKY', name: 'Sky blue' },
  { code: 'ROS', name: 'Dusty rose' },
  { code: 'BRD', name: 'Bordeaux' },
  { code: 'SGE', name: 'Sage' },
  { code: 'ECR', name: 'Ecru' },
  { code: 'CHO', name: 'Chocolate' },
];
