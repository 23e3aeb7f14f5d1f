/** Names the company whose page was opened; the edge counts the view behind the answer (worker/views.ts, D-34). */
export const viewHeader = 'x-kervan-view';
