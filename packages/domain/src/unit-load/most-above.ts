/** So many units above its level's most one student may be given without another's approval. */
export const mostAbove = 6;
