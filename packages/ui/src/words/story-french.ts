import type { Catalogue } from "./words.ts";

const figure = (value: number) => value.toLocaleString("fr");
const counted = (value: number, one: string, more: string) =>
  `${figure(value)} ${value > 1 ? more : one}`;

/** A table's words and those of what stands in it, in French: with its plurals and figures. */
export const french = {
  bulkBar: { clear: "Ne rien choisir" },
  emptyState: {
    empty: "Rien à montrer pour le moment",
    noResult: (term) => (term.trim() === "" ? "Aucun résultat" : `Aucun résultat pour « ${term} »`),
    noResultHint: "Vérifiez votre recherche et réessayez.",
  },
  loadFailure: { failed: (message) => `Une erreur est survenue : ${message}`, retry: "Réessayer" },
  pagination: {
    label: "Pages",
    showing: (from, to, total) => `${figure(from)} à ${figure(to)} sur ${figure(total)}`,
    previous: "Précédent",
    previousPage: "Page précédente",
    next: "Suivant",
    nextPage: "Page suivante",
    page: (page) => `Page ${figure(page)}`,
    pageOf: (page, pages) => `Page ${figure(page)} sur ${figure(pages)}`,
    size: "Lignes par page",
    figure,
  },
  status: {
    kinds: {
      info: "Information",
      success: "Terminé",
      warning: "Attention",
      fail: "Erreur",
      unapproved: "En attente",
    },
  },
  dataTable: {
    loading: (label) => `${label} : chargement`,
    pages: (label) => `Pages : ${label}`,
    clearSearch: "Effacer la recherche",
    sortBy: "Trier par",
    ownOrder: "L’ordre de la liste",
    ascending: (column) => `${column}, du premier au dernier`,
    descending: (column) => `${column}, du dernier au premier`,
    columns: "Colonnes",
    rowHeight: "Hauteur des lignes",
    compact: "Serrée",
    roomy: "Large",
    export: "Exporter",
    page: "Cette page",
    all: "Toutes les lignes",
    exportAs: (rows, kind) => `${rows} en ${kind}`,
    csv: "CSV",
    excel: "Excel",
    exportFailed: { title: "Le fichier n’a pas pu être créé", body: "Veuillez réessayer." },
    select: (name) => `Choisir ${name}`,
    selectPage: "Choisir toutes les lignes de cette page",
    selectPageShort: "Toutes",
    selected: (rows) => counted(rows, "ligne choisie", "lignes choisies"),
    selectedAll: (total, except) => counted(total - except, "ligne choisie", "lignes choisies"),
    selectMatching: (total) => `Choisir les ${figure(total)} qui correspondent`,
    details: "Détails",
    detailsOf: (name) => `Détails de ${name}`,
    actions: "Actions",
    actionsFor: (name) => `Actions pour ${name}`,
    totalOfPage: "Total de cette page",
    totalOfAll: (total) => `Total des ${figure(total)}`,
    saved: (cell) => `${cell} : enregistré`,
    notSaved: (cell, why) => `${cell} : pas enregistré. ${why}`,
    notSavedBecause: (why) => `Pas enregistré : ${why}`,
    cellNotSaved: "La modification n’est pas arrivée.",
    notANumber: "Entrez un nombre.",
    changesNotSaved: (changes) =>
      counted(
        changes,
        "modification n’est pas enregistrée",
        "modifications ne sont pas enregistrées",
      ),
    retry: "Réessayer",
    undo: "Annuler",
  },
} satisfies Partial<Catalogue>;
