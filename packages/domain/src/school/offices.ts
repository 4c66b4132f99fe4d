/** Who signs a letter of the school. */
export const offices = { registrar: "Registrar", bursar: "Bursar" } as const;
