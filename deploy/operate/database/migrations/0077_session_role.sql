-- The company's role, such as `SCM-C101`, that the person chose in a product; null: all that the company has.
alter table platform.session add column comp_role text;
