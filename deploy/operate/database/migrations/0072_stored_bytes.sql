-- What a company has stored is added up when it takes another file.
create index stored_file_company on platform.stored_file (comp_code);
