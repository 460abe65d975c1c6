// Commands that messages name. Words in capitals are to be replaced.

export const ADD_USER = "users add --name NAME --email ADDRESS";
export const CREATE_KEY = "keys create --permissions read";
export const INIT = "init --organization NAME";
