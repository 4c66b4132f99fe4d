/** A semester in a line: "First semester". */
export const semesterName = (semester: string): string => `${semester} semester`;
