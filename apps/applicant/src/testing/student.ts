/** The student whom stories of the signed-out pages tell of. */
export const student = {
  matricNumber: "ND/COM/24/0001",
  lastname: "ADÉBÁYỌ̀",
  firstname: "Oluwaseun",
  middlename: "Ibukun",
};

/** The reference of the payments that stories tell of. */
export const rrr = "310007769676";
