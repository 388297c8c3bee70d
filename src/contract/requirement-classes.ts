/** How much a posting insists on what it asks for. */
export const requirementClasses = ['must', 'nice', 'responsibility', 'soft'] as const;
