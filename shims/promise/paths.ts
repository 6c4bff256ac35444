/** The one path of interface G (document 2, G, Endpoints). */
export const ROOT = '/api/oms/v1/public/promise';
